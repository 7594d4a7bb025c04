SELECT name, seconds FROM runners ORDER BY seconds, bib;
