-- Contentless: it holds words and gives back ranks, and the yards themselves are in scrap_yards.
CREATE VIRTUAL TABLE yard_index USING fts5(trigrams, short, tags, content = '', tokenize = 'ascii');
