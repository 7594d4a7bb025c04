DELETE FROM visits WHERE id NOT IN (SELECT MIN(id) FROM visits GROUP BY doctor, patient, visited_on, fee);
