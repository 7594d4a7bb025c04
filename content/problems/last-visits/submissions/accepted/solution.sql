SELECT p.id, p.name, COUNT(v.id) AS visits, MAX(v.visited_on) AS last
FROM patients AS p
LEFT JOIN visits AS v ON v.patient = p.id
GROUP BY p.id, p.name
ORDER BY p.id;
