SELECT patient, COUNT(*) FROM visits GROUP BY patient HAVING COUNT(*) >= 2;
