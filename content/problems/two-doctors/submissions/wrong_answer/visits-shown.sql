SELECT patient, COUNT(*) FROM visits GROUP BY patient HAVING COUNT(DISTINCT doctor) >= 2;
