SELECT s.id, f.title, COUNT(*) AS tickets
FROM shows AS s
JOIN films AS f ON f.id = s.film
JOIN tickets AS t ON t.show = s.id
GROUP BY s.id, f.title
HAVING COUNT(*) = COUNT(t.buyer)
ORDER BY s.id;
