SELECT SUBSTR(day, 1, 7) AS month, COUNT(*), SUM(mm) FROM rain GROUP BY SUBSTR(day, 1, 7) HAVING COUNT(*) >= 5 ORDER BY month;
