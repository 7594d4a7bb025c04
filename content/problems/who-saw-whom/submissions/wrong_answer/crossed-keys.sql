SELECT v.visited_on, p.name, d.name FROM visits v JOIN patients p ON p.id = v.doctor JOIN doctors d ON d.id = v.patient ORDER BY v.visited_on, v.id;
