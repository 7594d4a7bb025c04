SELECT f.language, COALESCE(SUM(CASE WHEN t.buyer IS NOT NULL THEN s.price END), 0) AS taken
FROM films AS f
LEFT JOIN shows AS s ON s.film = f.id
LEFT JOIN tickets AS t ON t.show = s.id
GROUP BY f.language
ORDER BY taken DESC, f.language;
