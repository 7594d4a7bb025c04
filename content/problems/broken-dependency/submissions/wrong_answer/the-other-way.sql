SELECT language, COUNT(DISTINCT title) FROM films GROUP BY language HAVING COUNT(DISTINCT title) > 1 ORDER BY language;
