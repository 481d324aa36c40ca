-- What other systems have and Apple has no component for, each from the table `source`: what people
-- call it, what takes its place and why, and the rules for that.

CREATE TABLE absent (
  source TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  id TEXT NOT NULL,
  names_en TEXT NOT NULL,
  names_ko TEXT NOT NULL,
  answer_en TEXT NOT NULL,
  answer_ko TEXT NOT NULL,
  rules TEXT NOT NULL,
  PRIMARY KEY (source, ordinal)
) STRICT, WITHOUT ROWID;
