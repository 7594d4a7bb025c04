DELETE FROM visits WHERE id NOT IN (SELECT MAX(id) FROM visits GROUP BY doctor, patient, visited_on);
