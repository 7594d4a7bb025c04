SELECT t.id, t.name, COUNT(p.team) FROM teams t LEFT JOIN (SELECT home AS team FROM matches UNION SELECT away FROM matches) p ON p.team = t.id GROUP BY t.id, t.name ORDER BY t.id;
