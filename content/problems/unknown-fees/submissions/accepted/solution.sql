SELECT visited_on, COALESCE(SUM(fee), 0) AS income, COUNT(*) - COUNT(fee) AS missing
FROM visits
GROUP BY visited_on
ORDER BY visited_on;
