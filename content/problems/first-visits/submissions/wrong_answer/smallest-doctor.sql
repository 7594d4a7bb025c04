SELECT v.patient, MIN(v.visited_on), MIN(d.name) FROM visits v JOIN doctors d ON d.id = v.doctor GROUP BY v.patient ORDER BY v.patient;
