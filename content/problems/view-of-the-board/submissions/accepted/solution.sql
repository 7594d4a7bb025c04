CREATE VIEW board AS
SELECT s.starts, s.screen, f.title, s.price
FROM shows AS s
JOIN films AS f ON f.id = s.film
WHERE s.price <= 200;
