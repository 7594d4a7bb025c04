SELECT f.language, SUM(s.price) AS taken FROM films f JOIN shows s ON s.film = f.id JOIN tickets t ON t.show = s.id WHERE t.buyer IS NOT NULL GROUP BY f.language ORDER BY taken DESC, f.language;
