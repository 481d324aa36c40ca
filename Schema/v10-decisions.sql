-- What a person decided about two rules, by their ids: that both are one, which keeps the first id, or that
-- they are two. It outlasts the documents from which the rules are made.

CREATE TABLE decision (
  rule TEXT NOT NULL,
  other TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('join', 'apart')),
  PRIMARY KEY (rule, other)
) STRICT, WITHOUT ROWID;

-- The id by which the rule of a statement without one of its own has been known since before the statement
-- was edited, or when somebody decided about it.
ALTER TABLE statement ADD COLUMN given TEXT;
