SELECT p.id, p.name, COUNT(*), MAX(v.visited_on) FROM patients p LEFT JOIN visits v ON v.patient = p.id GROUP BY p.id, p.name ORDER BY p.id;
