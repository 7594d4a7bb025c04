SELECT t.name, s.runs FROM teams t JOIN players p ON p.team = t.id JOIN scores s ON s.player = p.id WHERE s.runs = (SELECT MAX(runs) FROM scores);
