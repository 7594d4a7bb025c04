SELECT doctor, patient, MIN(visited_on), COUNT(*) FROM visits GROUP BY doctor, patient HAVING COUNT(*) > 1 ORDER BY doctor, patient;
