SELECT s.id, f.title, COUNT(t.id) AS seats
FROM shows AS s
JOIN films AS f ON f.id = s.film
LEFT JOIN tickets AS t ON t.show = s.id AND t.buyer IS NULL
GROUP BY s.id, f.title
ORDER BY s.id;
