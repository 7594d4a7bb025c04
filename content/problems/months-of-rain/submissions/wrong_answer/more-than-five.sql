SELECT SUBSTR(day, 1, 7) AS month, COUNT(mm), SUM(mm) FROM rain GROUP BY SUBSTR(day, 1, 7) HAVING COUNT(mm) > 5 ORDER BY month;
