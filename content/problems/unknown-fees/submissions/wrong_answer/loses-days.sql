SELECT visited_on, SUM(fee), 0 FROM visits WHERE fee IS NOT NULL GROUP BY visited_on ORDER BY visited_on;
