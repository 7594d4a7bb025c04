SELECT a.id, b.id FROM shows a JOIN shows b ON b.screen <> a.screen AND a.id < b.id;
