SELECT title, COUNT(*) FROM films GROUP BY title HAVING COUNT(DISTINCT language) > 1 ORDER BY title;
