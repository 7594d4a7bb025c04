SELECT s.id, f.title, COUNT(*) FROM shows s JOIN films f ON f.id = s.film JOIN tickets t ON t.show = s.id WHERE t.buyer IS NOT NULL GROUP BY s.id, f.title ORDER BY s.id;
