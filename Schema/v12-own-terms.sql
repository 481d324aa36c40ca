-- Whether the glossary of a team has the term, and nobody else: Apple's texts are indexed and searched
-- without it. A form that such a term changes, as to whether it is ambiguous or spaced, has a row for each.
ALTER TABLE spelling ADD COLUMN own INTEGER NOT NULL DEFAULT 0 CHECK (own IN (0, 1));

CREATE TABLE own_form (
  squashed TEXT NOT NULL,
  concept INTEGER NOT NULL REFERENCES concept ON DELETE CASCADE,
  own INTEGER NOT NULL CHECK (own IN (0, 1)),
  ambiguous INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
  spaced INTEGER NOT NULL CHECK (spaced IN (0, 1)),
  PRIMARY KEY (squashed, concept, own)
) STRICT, WITHOUT ROWID;
INSERT INTO own_form SELECT squashed, concept, 0, ambiguous, spaced FROM form;
DROP TABLE form;
ALTER TABLE own_form RENAME TO form;
CREATE INDEX form_concept ON form (concept);
