SELECT doctor, patient, visited_on, COUNT(fee) FROM visits GROUP BY doctor, patient, visited_on HAVING COUNT(fee) > 1 ORDER BY doctor, patient, visited_on;
