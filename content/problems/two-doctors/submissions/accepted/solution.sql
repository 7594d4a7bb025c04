SELECT patient, COUNT(DISTINCT doctor) AS doctors
FROM visits
GROUP BY patient
HAVING COUNT(DISTINCT doctor) >= 2;
