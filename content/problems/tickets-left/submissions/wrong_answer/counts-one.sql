SELECT s.id, f.title, COUNT(*) FROM shows s JOIN films f ON f.id = s.film LEFT JOIN tickets t ON t.show = s.id AND t.buyer IS NULL GROUP BY s.id, f.title ORDER BY s.id;
