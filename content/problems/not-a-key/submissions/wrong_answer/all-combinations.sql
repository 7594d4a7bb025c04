SELECT doctor, patient, visited_on, COUNT(*) FROM visits GROUP BY doctor, patient, visited_on ORDER BY doctor, patient, visited_on;
