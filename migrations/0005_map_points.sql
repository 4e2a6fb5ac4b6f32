-- The index also holds what the map shows of each yard, so that a point reads one row instead of two.
-- But for that column it stays contentless. Its words are read back from the index that it replaces,
-- so that searches find the same yards until the next load.
CREATE VIRTUAL TABLE yard_words USING fts5vocab('yard_index', 'instance');
--> statement-breakpoint
CREATE TABLE old_yard_index AS
SELECT doc,
  group_concat(term, ' ' ORDER BY "offset") FILTER (WHERE col = 'trigrams') AS trigrams,
  group_concat(term, ' ' ORDER BY "offset") FILTER (WHERE col = 'short') AS short,
  group_concat(term, ' ' ORDER BY "offset") FILTER (WHERE col = 'tags') AS tags
FROM yard_words GROUP BY doc;
--> statement-breakpoint
DROP TABLE yard_words;
--> statement-breakpoint
DROP TABLE yard_index;
--> statement-breakpoint
CREATE VIRTUAL TABLE yard_index USING fts5(trigrams, short, tags, point UNINDEXED, content = '', contentless_unindexed = 1, tokenize = 'ascii');
--> statement-breakpoint
INSERT INTO yard_index (rowid, trigrams, short, tags, point)
SELECT doc, trigrams, short, tags, iif(latitude IS NOT NULL AND longitude IS NOT NULL, json_array(id, name, latitude, longitude), NULL)
FROM old_yard_index LEFT JOIN scrap_yards ON rank = doc;
--> statement-breakpoint
DROP TABLE old_yard_index;
