-- Whether the glossary of a team has the term, and nobody else: Apple's texts are indexed and searched
-- without it. A form that such a term changes, as to whether it is ambiguous or spaced, has a row for each.
ALTER TABLE spelling ADD COLUMN own smallint NOT NULL DEFAULT 0 CHECK (own IN (0, 1));
ALTER TABLE form ADD COLUMN own smallint NOT NULL DEFAULT 0 CHECK (own IN (0, 1));
ALTER TABLE form DROP CONSTRAINT form_pkey;
ALTER TABLE form ADD PRIMARY KEY (squashed, concept, own);
