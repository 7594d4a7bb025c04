SELECT s.roll, s.name, m.name AS mentor
FROM students AS s
LEFT JOIN students AS m ON m.roll = s.mentor AND m.branch = s.branch
ORDER BY s.roll;
