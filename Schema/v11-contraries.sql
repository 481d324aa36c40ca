-- Whether the text is no question but contradicts the rule, as the guideline of a team might.
ALTER TABLE question ADD COLUMN contrary INTEGER NOT NULL DEFAULT 0 CHECK (contrary IN (0, 1));
