SELECT patient, COUNT(DISTINCT doctor) FROM visits GROUP BY patient HAVING COUNT(DISTINCT doctor) > 2;
