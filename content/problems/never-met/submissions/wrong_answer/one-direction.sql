SELECT a.name, b.name FROM teams a JOIN teams b ON a.id < b.id WHERE NOT EXISTS (SELECT * FROM matches m WHERE m.home = a.id AND m.away = b.id);
