SELECT title, COUNT(language) FROM films GROUP BY title HAVING COUNT(language) > 1 ORDER BY title;
