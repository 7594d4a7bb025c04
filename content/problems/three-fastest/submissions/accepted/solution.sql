SELECT name, seconds
FROM runners
ORDER BY seconds ASC, bib ASC
LIMIT 3;
