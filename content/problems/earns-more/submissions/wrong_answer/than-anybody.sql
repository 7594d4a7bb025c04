SELECT p.name, h.name FROM staff p JOIN staff h ON p.salary > h.salary;
