SELECT name, COUNT(*) AS passengers, MIN(age) AS youngest, MAX(age) AS oldest
FROM passengers
GROUP BY name
HAVING COUNT(*) > 1
ORDER BY name;
