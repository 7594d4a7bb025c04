SELECT doctor, patient, visited_on, COUNT(*) AS times
FROM visits
GROUP BY doctor, patient, visited_on
HAVING COUNT(*) > 1
ORDER BY doctor, patient, visited_on;
