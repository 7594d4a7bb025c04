SELECT t.buyer FROM tickets AS t
JOIN shows AS s ON s.id = t.show
JOIN films AS f ON f.id = s.film
WHERE f.language = 'Hindi' AND t.buyer IS NOT NULL
INTERSECT
SELECT t.buyer FROM tickets AS t
JOIN shows AS s ON s.id = t.show
JOIN films AS f ON f.id = s.film
WHERE f.language = 'Tamil';
