SELECT DISTINCT v.visited_on, p.name, d.name FROM visits v JOIN patients p ON p.id = v.patient JOIN doctors d ON d.id = v.doctor ORDER BY v.visited_on, v.id;
