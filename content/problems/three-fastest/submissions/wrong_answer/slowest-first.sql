SELECT name, seconds FROM runners ORDER BY seconds DESC, bib LIMIT 3;
