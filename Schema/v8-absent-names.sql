-- The names of what Apple has no component for, as a query is looked through for them: their letters
-- and digits, folded.

CREATE TABLE absent_name (
  squashed TEXT NOT NULL,
  source TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  PRIMARY KEY (squashed, source, ordinal),
  FOREIGN KEY (source, ordinal) REFERENCES absent ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
