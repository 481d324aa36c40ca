internal import Guidelines

/// The description of the API in OpenAPI 3.1, made from the routes that the router uses.
struct APIDescription {
  let routes: [Route]

  /// The document.
  var document: APIValue {
    var paths: [String: APIValue] = [:]
    for route in routes {
      guard let operation = route.api else { continue }
      var methods = [route.method.lowercased(): self.operation(operation, of: route)]
      if route.method == "GET" {
        methods["head"] = self.operation(operation, of: route, isHead: true)
      }
      paths[route.template] = .object(methods)
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "hig", "version": "1",
        "description": "Interface guidelines in English and Korean, offline.",
      ],
      "paths": .object(paths),
      "components": ["schemas": .object(APISchemas.all)],
    ]
  }

  private func operation(
    _ operation: APIOperation, of route: Route, isHead: Bool = false
  ) -> APIValue {
    var description: [String: APIValue] = [
      "operationId": .text(operation.name + (isHead ? "Head" : "")),
      "summary": .text(route.summary.en),
      "parameters": .list(route.parameters.map(parameter)),
      "responses": .object(responses(operation, of: route, isHead: isHead)),
    ]
    if operation.takesReport {
      let report: APIValue = ["schema": ["$ref": "#/components/schemas/Report"]]
      description["requestBody"] = [
        "required": true,
        "content": ["application/json": report, "application/sarif+json": report],
      ]
    }
    return .object(description)
  }

  private func parameter(_ parameter: Parameter) -> APIValue {
    [
      "name": .text(parameter.name), "in": .text(parameter.place.rawValue),
      "required": .flag(parameter.isRequired), "description": .text(parameter.summary.en),
      "schema": schema(of: parameter.values),
    ]
  }

  private func schema(of values: Parameter.Values) -> APIValue {
    switch values {
    case .text: ["type": "string", "maxLength": .number(Parameter.longestText)]
    case .choice(let choices): ["type": "string", "enum": .list(choices.map(APIValue.text))]
    case .number(let range):
      [
        "type": "integer", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .edition: ["type": "string", "pattern": .text("^\(Self.edition)$")]
    case .editionOrAll:
      ["type": "string", "pattern": .text("^(\(Self.edition)|\(Parameter.allEditions))$")]
    case .name:
      ["type": "string", "minLength": 1, "maxLength": .number(Parameter.longestName)]
    }
  }

  /// A year, or a year and a month, as a regular expression.
  private static let edition =
    "(19(8[4-9]|9[0-9])|20[0-9]{2}|21[0-9]{2})(-(0[1-9]|1[0-2]))?"

  private func responses(
    _ operation: APIOperation, of route: Route, isHead: Bool
  ) -> [String: APIValue] {
    func response(_ description: APIValue, _ schema: String?) -> APIValue {
      guard let schema, !isHead else { return ["description": description] }
      let type = schema == "Problem" ? MediaType.problem : .json
      return [
        "description": description,
        "content": .object([
          type.rawValue: ["schema": ["$ref": "#/components/schemas/\(schema)"]]
        ]),
      ]
    }
    var responses = [
      "200": response("The answer.", operation.schema),
      "304": response("What the client has is current.", nil),
      "400": response("A parameter, the address or the Host header is wrong.", "Problem"),
      "403": response("A page of another site asks.", "Problem"),
      "414": response("The address is too long.", nil),
      "421": response("The Host header names another server.", "Problem"),
      "431": response("The headers are too long.", nil),
    ]
    if operation.takesReport {
      responses["200"] = [
        "description": "The answer.",
        "content": [
          "application/json": ["schema": ["$ref": "#/components/schemas/\(operation.schema)"]],
          "application/sarif+json": ["schema": ["type": "object"]],
        ],
      ]
      responses["304"] = nil
      responses["411"] = response("The body has no length.", "Problem")
      responses["413"] = response("The body is too large.", "Problem")
    }
    if operation.mayBeMissing {
      responses["404"] = response("There is nothing of that name.", "Problem")
    }
    if operation.needsContent {
      responses["500"] = response("The knowledge base cannot be used.", "Problem")
      responses["503"] = response("The knowledge base is missing or busy.", "Problem")
    }
    return responses
  }
}

extension Route {
  /// The path in OpenAPI notation: `/api/v1/rules/{id}`.
  var template: String {
    "/"
      + path.map { segment in
        switch segment {
        case .literal(let name): name
        case .parameter(let name), .rest(let name): "{\(name)}"
        }
      }.joined(separator: "/")
  }
}
