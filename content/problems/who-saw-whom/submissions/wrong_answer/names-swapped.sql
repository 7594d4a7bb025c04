SELECT v.visited_on, d.name, p.name FROM visits v JOIN patients p ON p.id = v.patient JOIN doctors d ON d.id = v.doctor ORDER BY v.visited_on, v.id;
