SELECT s.roll, s.name, m.name FROM students s LEFT JOIN students m ON m.roll = s.mentor WHERE m.branch = s.branch OR m.roll IS NULL ORDER BY s.roll;
