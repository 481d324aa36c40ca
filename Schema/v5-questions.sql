-- Questions as people ask them, about a rule or about a component (one of the two), each from the table
-- `source`; the index has them in a column of their own.

CREATE TABLE question (
  source TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  rule TEXT,
  component TEXT,
  language TEXT NOT NULL CHECK (language IN ('en', 'ko')),
  text TEXT NOT NULL,
  PRIMARY KEY (source, ordinal),
  CHECK ((rule IS NULL) <> (component IS NULL))
) STRICT, WITHOUT ROWID;

ALTER TABLE search_content ADD COLUMN asked TEXT NOT NULL DEFAULT '';

DROP TABLE search_vocabulary;
DROP TABLE search_index;

CREATE VIRTUAL TABLE search_index USING fts5(
  title, body, subject, context, asked,
  content = 'search_content', content_rowid = 'id', tokenize = 'hig'
);

CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_index', 'row');
