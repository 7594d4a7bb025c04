SELECT a.name, b.name
FROM teams AS a
JOIN teams AS b ON a.id < b.id
WHERE NOT EXISTS (
  SELECT * FROM matches AS m
  WHERE (m.home = a.id AND m.away = b.id) OR (m.home = b.id AND m.away = a.id)
);
