SELECT s.id, f.title, COUNT(*) FROM shows s JOIN films f ON f.id = s.film JOIN tickets t ON t.show = s.id GROUP BY s.id, f.title HAVING COUNT(*) = COUNT(DISTINCT t.buyer) ORDER BY s.id;
